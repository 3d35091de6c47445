/** Where the page of a case is painted before its code has arrived. */
export const EARLY_ID = "pronto";

/**
 * Runs within the document of a client's page, before any of its code: reads the page, and paints what
 * happened in the case as text, on a slow telephone two seconds earlier. The page takes over what was
 * read (`lib/api/early`) and replaces what was painted. It is text because it must be inline; its hash
 * is part of the page's CSP. What a practice wrote becomes text, never HTML. It says no more than the page says, in its
 * order and its words: `client-page.test` compares them.
 */
export const EARLY = `(function(){try{var t=/^\\/c\\/([\\w-]{22})\\/?$/.exec(location.pathname),b=document.getElementById("${EARLY_ID}");if(!t||!b)return;var u="/api/public/client/"+t[1],f=fetch(u,{credentials:"same-origin",priority:"high"});window.fojaEarly={answers:{}};window.fojaEarly.answers[u]=f;f.then(function(r){return r.ok?r.clone().json():null}).then(function(p){if(!p||!b.isConnected)return;function a(o,n,c,x){var e=document.createElement(n);e.className=c;if(x)e.textContent=x;o.appendChild(e);return e}a(b,"h1","font-semibold text-xl",p.client.name?"Hola, "+p.client.name:"Tu caso");a(b,"p","mt-1 mb-6 text-ink-soft",p.practice.name);p.cases.forEach(function(k){var s=a(b,"section","mb-8 rounded-md border bg-sheet p-5");a(s,"h2","break-words font-serif text-lg",k.name);a(s,"p","mt-1 text-ink-soft",k.stage);a(s,"h3","mt-5 mb-2 font-semibold","Qué pasó");k.entries.length||a(s,"p","text-ink-soft","Todavía no hay novedades.");k.entries.forEach(function(e){a(s,"p","mt-3 whitespace-pre-line break-words",e.text)})});var w=b.nextElementSibling;if(w)w.hidden=true}).catch(function(){})}catch(e){}})()`;
