/** Returns the name and the address of a sender such as `Verandah <no-reply@verandah.example>`. */
export function senderOf(mailFrom: string): { name: string; email: string } {
  const [, name, email] = /^(.+) <([^<>]+)>$/.exec(mailFrom) ?? [];
  return name === undefined || email === undefined ? { name: mailFrom, email: mailFrom } : { name, email };
}
