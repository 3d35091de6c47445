import type { Random } from "../../practice/random";
import { addEntry, reverseEntry } from "./account";
import type { Act } from "./act";
import { changeCase, openCase, reserveCase } from "./cases";
import { addContact, addEvent } from "./contacts";
import { addMovement, addNotice, completeMovement } from "./entries";
import { changeRole, invite, replaceMember } from "./members";
import { look, readAlerts } from "./reading";
import { archive, remove, restore } from "./shelves";
import { addDeadline, addTask, moveTask, toggleTask } from "./tasks";

/** What people do, and how often it is done among a hundred and some acts. */
const ACTS: readonly (readonly [times: number, act: Act])[] = [
  [9, openCase],
  [6, changeCase],
  [5, reserveCase],
  [3, archive("folder", "archived")],
  [2, archive("folder", "active")],
  [3, remove("folder")],
  [2, restore("folder")],
  [14, addTask],
  [6, addDeadline],
  [8, toggleTask],
  [6, moveTask],
  [2, archive("task", "archived")],
  [2, archive("task", "active")],
  [3, remove("task")],
  [2, restore("task")],
  [8, addMovement],
  [5, addNotice],
  [3, completeMovement],
  [2, remove("movement")],
  [2, restore("movement")],
  [2, remove("notification")],
  [5, addContact],
  [1, archive("contact", "archived")],
  [1, archive("contact", "active")],
  [1, remove("contact")],
  [1, restore("contact")],
  [4, addEvent],
  [1, remove("event")],
  [1, restore("event")],
  [9, addEntry],
  [2, reverseEntry],
  [3, invite],
  [2, changeRole],
  [2, replaceMember],
  [10, look],
  [3, readAlerts],
];

const IN_TURN = ACTS.flatMap(([times, act]) => Array<Act>(times).fill(act));

export const drawAct = (chance: Random): Act => chance.pick(IN_TURN);
