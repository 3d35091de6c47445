import { TOKEN_KEY } from "./storage";

/** The shapes of a page that is loading, as far as its address shows. */
export type Shape = "list" | "calendar" | "dashboard" | "page";

/** The addresses behind the login, by their first part; `starting.test` checks them. */
const INSIDE =
  "^/(dashboard|apps|tareas|notificaciones|novedades|eliminadas|actividad|ayuda|suscripciones|auth/google-calendar)(/|$)";

const SHAPES: [Exclude<Shape, "page">, string][] = [
  ["list", "^/(apps/(folders/list|customer/customer-list|calc)|tareas)/?$"],
  ["calendar", "^/apps/calendar/?$"],
  ["dashboard", "^/dashboard/"],
];

/** Whether an address is behind the login, so that the practice's shell is shown around it. */
export const isInside = (path: string): boolean => new RegExp(INSIDE).test(path);

/** The shape of the page at an address. */
export const shapeOf = (path: string): Shape =>
  SHAPES.find(([, addresses]) => new RegExp(addresses).test(path))?.[0] ?? "page";

/**
 * Runs in <head> of the one document that every address behind the login starts from: shows the
 * shell and that page's skeleton before any code has arrived, if somebody seems to be signed in.
 * `[data-starting]` is read by `StartingShell`, whose HTML is in the document.
 */
export const STARTING = `(function(){try{var l=location.pathname,s=${JSON.stringify(SHAPES)},r=document.documentElement,p=JSON.parse(localStorage.getItem("foja.preferences")||"{}"),f;if(!localStorage.getItem("${TOKEN_KEY}")||!new RegExp("${INSIDE}").test(l))return;f=s.filter(function(x){return new RegExp(x[1]).test(l)})[0];r.dataset.starting=f?f[0]:"page";r.dataset.menu=p.menu==="horizontal"?"horizontal":p.compact===true?"compact":"vertical"}catch(e){}})()`;
