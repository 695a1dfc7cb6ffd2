/** The provider did not answer, or answered with a server error. Whether the request had an effect is unknown. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}

/** The provider rejected the request itself. It had no effect, and repeating it gives the same result. */
export class ProviderRejection extends Error {
  override name = 'ProviderRejection';
}

/** The provider does not know the payment, or what else the request is about. */
export class ProviderNotFound extends ProviderRejection {}

/** A webhook with a wrong signature, or one that is too old. */
export class InvalidWebhook extends Error {
  override name = 'InvalidWebhook';
}
