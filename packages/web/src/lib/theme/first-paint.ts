/**
 * Runs in <head> before anything is drawn, so that a dark screen never flashes white. It is text
 * because it must be inline; its hash is part of the page's CSP. `applyPreferences` does the same.
 */
export const FIRST_PAINT = `(function(){try{var p=JSON.parse(localStorage.getItem("foja.preferences")||"{}"),r=document.documentElement,d=p.mode==="dark"||p.mode==="auto"&&matchMedia("(prefers-color-scheme: dark)").matches;r.dataset.mode=d?"dark":"light";if(/^(default|theme[1-8])$/.test(p.preset))r.dataset.theme=p.preset;if(p.direction==="rtl")r.dir="rtl"}catch(e){}})()`;
