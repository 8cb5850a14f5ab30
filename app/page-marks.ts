/** In the HTML of a page until the server puts the rules that the page uses in its place. */
export const usedRulesMark = '/* used rules */'

/** The same for the script that registers custom properties. */
export const registrationMark = '/* registration */'
