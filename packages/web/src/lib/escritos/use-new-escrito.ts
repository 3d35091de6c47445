import type { CreateEscrito } from "@foja/core/practice/escritos/escrito.schema";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { isRefusal } from "../api/error";
import { messageOf } from "../api/messages";
import { notify } from "../notify";
import { paths } from "../paths";
import { createEscrito } from "./calls";

/** Writes a writ, once however often it is sent, and opens it. `refuse` gets why it was not written. */
export function useNewEscrito(refuse: (message: string) => void = notify.error) {
  const navigate = useNavigate();
  const key = useRef(crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const write = async (wanted: CreateEscrito) => {
    setBusy(true);
    try {
      navigate(paths.escritos.one((await createEscrito(wanted, key.current))._id));
    } catch (error) {
      if (isRefusal(error)) key.current = crypto.randomUUID();
      refuse(messageOf(error));
      setBusy(false);
    }
  };
  return { busy, write };
}
