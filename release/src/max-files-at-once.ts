/** How many files of a store are read or written at once: in a bucket, each of them takes 20 to 50 ms. */
export const maxFilesAtOnce = 16;
