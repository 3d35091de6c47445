import { TOKEN_KEY } from "~/lib/storage";
import { ROW_FIELDS } from "./lib/row-fields";

/** The addresses of the list of cases. */
const LIST = "^/apps/folders/list/?$";

/**
 * Runs in <head> after `STARTING`, before any code: on a page behind the login it asks who is signed
 * in, and on the list of cases for its first page, whose names and numbers it paints over the
 * skeleton: on a slow telephone they can be read a second earlier. The page takes over what was read
 * (`lib/api/early`). It is text because it must be inline; its hash is part of the page's CSP. What a
 * practice wrote becomes text, never HTML.
 */
export const EARLY = `(function(){try{var r=document.documentElement,t=localStorage.getItem("${TOKEN_KEY}"),c,e;if(!r.dataset.starting)return;c=JSON.parse(atob(t.split(".")[1].replace(/-/g,"+").replace(/_/g,"/")));if(!(c.exp*1e3>Date.now()+1e4))return;e=window.fojaEarly={token:t,answers:{}};function ask(u){var f=e.answers[u]=fetch(u,{headers:{authorization:"Bearer "+t},credentials:"same-origin",priority:"high"});f.catch(function(){});return f}ask("/api/auth/me");if(location.search||!new RegExp("${LIST}").test(location.pathname))return;ask("/api/folders/user/"+c.sub+"?limit=50&fields=${encodeURIComponent(ROW_FIELDS)}&archived=false").then(function(a){return a.ok?a.clone().json():null}).then(function(p){var b=document.querySelector("[aria-busy][inert] [data-early-rows]");p=p&&p.folders.filter(function(k){return k.status!=="cerrada"}).slice(0,12);if(!b||!p||!p.length)return;b.textContent="";p.forEach(function(k){var o=document.createElement("div"),n=document.createElement("p"),s=document.createElement("p"),m=[k.court&&k.court.number||k.folderExpediente,k.customerName,k.materia];o.className="flex min-h-24 flex-col justify-center border-b ps-12 pe-12 py-3 last:border-0 sm:min-h-14 sm:py-2";n.className="line-clamp-2 break-words font-medium sm:max-w-64 sm:leading-5";n.textContent=k.folderName;s.className="mt-0.5 truncate text-ink-soft sm:hidden";s.textContent=m.filter(Boolean).join(" · ");o.append(n,s);b.append(o)})}).catch(function(){})}catch(x){}})()`;
