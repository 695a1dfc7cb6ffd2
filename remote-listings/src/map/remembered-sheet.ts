let remembered = { key: '', top: 0 };

/** Returns how far the sheet of results was scrolled when its page in the history was left; 0 for any other page. */
export const rememberedSheetTop = (key: string): number => (remembered.key === key ? remembered.top : 0);

/**
 * Stores how far the sheet is scrolled. Going back from a listing restores it. Only the latest position is stored.
 * @param key the key of the location
 */
export function rememberSheetTop(key: string, top: number): void {
  remembered = { key, top };
}
