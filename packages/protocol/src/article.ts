/** The article of a noun in English. */
export const article = (noun: string): string => (/^[aeiou]/i.test(noun) ? 'an' : 'a');
