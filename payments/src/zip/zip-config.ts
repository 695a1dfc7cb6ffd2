/** The key of a Zip merchant account. */
export type ZipConfig = {
  apiKey: string;
  /** The address of the merchant API, such as `https://api.zipmoney.com.au/merchant/v1`. */
  url: string;
  /** How long a request may take; 10 s by default. */
  timeoutMs?: number;
};
