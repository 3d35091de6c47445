import { createApp } from "@foja/functions/app";
import { getRequestListener } from "@hono/node-server";
import { serve } from "./serve";

serve(getRequestListener(createApp().fetch));
