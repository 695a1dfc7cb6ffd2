/** The value of ENCRYPTION_KEYS of test backends and their processes. */
export const testEncryptionKeys = `test:${Buffer.alloc(32, 7).toString('base64')}`;
