export default async function stopTestDatabase() {
  await globalThis.verandahTestPostgres?.stop();
}
