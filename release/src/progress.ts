/** Receives a line before each step that takes long in a bucket. */
export type Progress = (line: string) => void;
