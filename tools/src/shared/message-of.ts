/** What an error says; a thrown value of another kind as text. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
