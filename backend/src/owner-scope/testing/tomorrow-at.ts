/** In UTC: Melbourne is ten or eleven hours ahead. */
export function tomorrowAt(start: string, end: string) {
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  return { startAt: new Date(`${day}T${start}Z`), endAt: new Date(`${day}T${end}Z`) };
}
