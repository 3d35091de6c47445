/** The class of what surrounds a page and the line above it, loading or loaded. */
export const MAIN_CLASS = "mx-auto w-full max-w-[1240px] flex-1 px-4 py-5 sm:px-6 md:px-10 md:py-6";
