export async function writeReport(_results: string): Promise<void> {}
