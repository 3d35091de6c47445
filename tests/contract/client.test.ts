import type { Skill, User } from "@foja/core/accounts/users/user.schema";
import type { Folder, PartialFolder } from "@foja/core/practice/folders/folder.schema";
import type { AppType } from "@foja/functions/client";
import { hc, type InferRequestType, type InferResponseType } from "hono/client";
import { expectTypeOf, it } from "vitest";

const { api } = hc<AppType>("/");

// Checked by the compiler: a client knows exactly what each call takes and answers.
it("types a record, a new one, a list and a sentence", () => {
  const one = api.folders[":id"];
  expectTypeOf<InferResponseType<typeof one.$get, 200>>().toEqualTypeOf<{
    success: true;
    folder: Folder;
  }>();
  expectTypeOf<InferResponseType<typeof api.auth.skills.$post, 201>>().toEqualTypeOf<{
    success: true;
    user: User;
    message: string;
    skills: Skill[];
  }>();
  const list = api.folders.user[":userId"];
  expectTypeOf<InferResponseType<typeof list.$get, 200>>().toEqualTypeOf<{
    success: true;
    folders: PartialFolder[];
    nextCursor: string | undefined;
  }>();
  expectTypeOf<InferResponseType<typeof one.$delete, 200>>().toEqualTypeOf<{
    success: true;
    message: string;
  }>();
});

it("asks for no body where a route takes none", () => {
  const { restore } = api.folders[":id"];
  expectTypeOf<InferRequestType<typeof restore.$post>>().toEqualTypeOf<{ param: { id: string } }>();
});
