/** Returns an amount as customers read it, such as $1,250.00. */
export function dollars(cents: number): string {
  return (cents / 100).toLocaleString('en-AU', { style: 'currency', currency: 'AUD' });
}
