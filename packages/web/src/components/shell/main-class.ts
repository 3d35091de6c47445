/** Where a page lies within the shell, on its way or there. */
export const MAIN_CLASS = "mx-auto w-full max-w-[1240px] flex-1 px-4 py-6 sm:px-6 md:px-10 md:py-8";
