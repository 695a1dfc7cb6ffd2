/** What a passed test says about a fault. */
export type FaultRecord = {
  /** A code such as `b.7`. */
  code: string;
  /** The test file, from the root of the repository. */
  file: string;
} & (SeenFault | { title: string });

/** What a journey read from the page. */
export type SeenFault = {
  saw: string;
  /** The time from the fault to the visible text, in milliseconds. */
  ms: number;
  /** The test fails when `ms` is greater. */
  limitMs: number;
  recovered: string;
};

/** The type of the annotation by which a journey records a {@link SeenFault} and its code. */
export const faultAnnotation = 'fault';
