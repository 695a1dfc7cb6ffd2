/** A request that is rejected without an effect. The client reads the message. */
export class Rejection extends Error {
  override name = 'Rejection';
  readonly statusCode: number;
  constructor(statusCode: 401 | 404 | 409 | 422, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}
