import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  type PutObjectCommandInput,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { isKey, type Storage } from './storage.ts';

/** A bucket that hangs must not hold up what waits for it, such as the transaction of an upload. */
const timeouts = {
  connectionTimeout: 3_000,
  requestTimeout: 10_000,
  socketTimeout: 10_000,
  throwOnRequestTimeout: true,
};

export type Bucket = { bucket: string; prefix: string };

/**
 * Opens a bucket with the settings of AWS tools in the environment.
 * @throws Error when a setting is missing
 */
export async function openBucket(bucket: Bucket): Promise<Storage> {
  const { AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL } = process.env;
  // Servers other than Amazon's have no DNS name for each bucket.
  const forcePathStyle = Boolean(AWS_ENDPOINT_URL_S3 ?? AWS_ENDPOINT_URL);
  const client = new S3Client({ forcePathStyle, maxAttempts: 2, requestHandler: timeouts });
  await client.config.region();
  return s3Storage(client, bucket);
}

/**
 * Stores files in a bucket, under keys that start with the prefix. The server must support conditional writes: PUT with
 * `If-None-Match: *` and with `If-Match` (docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html).
 */
function s3Storage(client: S3Client, { bucket, prefix }: Bucket): Storage {
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key });
  const read: Storage['read'] = async (key) => {
    try {
      const { Body, ETag } = await client.send(new GetObjectCommand(at(key)));
      if (!Body || !ETag) throw new Error(`${key}: expected a body and an ETag in the bucket's response.`);
      return { bytes: Buffer.from(await Body.transformToByteArray()), tag: withoutQuotes(ETag) };
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  };
  const write = async (key: string, bytes: Uint8Array, condition: Condition): Promise<boolean> => {
    let mayBeWritten = false;
    for (let attempt = 1; ; attempt += 1) {
      try {
        await client.send(new PutObjectCommand({ ...at(key), ...condition, Body: bytes }));
        return true;
      } catch (error) {
        mayBeWritten ||= wasRepeated(error);
        if (statusOf(error) === conflict && attempt < maxConflicts) continue;
        if (isRefused(error, condition)) return mayBeWritten && holds(await read(key), bytes);
        throw error;
      }
    }
  };
  return {
    read,
    async *list(start) {
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix + start })) {
        for (const { Key, LastModified, Size, ETag } of page.Contents ?? []) {
          const key = Key?.slice(prefix.length) ?? '';
          // Consoles mark folders with keys that end in `/`.
          if (!isKey(key) || LastModified === undefined || Size === undefined) continue;
          const version = `${ETag} ${LastModified.toISOString()}`;
          yield { key, modifiedAt: LastModified, byteSize: Size, version };
        }
      }
    },
    create: (key, bytes) => write(key, bytes, { IfNoneMatch: '*' }),
    swap: (key, tag, bytes) => write(key, bytes, tag === null ? { IfNoneMatch: '*' } : { IfMatch: tag }),
    remove: async (key) => {
      await client.send(new DeleteObjectCommand(at(key)));
    },
  };
}

/** Servers take an ETag without quotes, as in Amazon's documentation. Not all of them take one with quotes. */
const withoutQuotes = (etag: string) => etag.replaceAll('"', '');

type Condition = Pick<PutObjectCommandInput, 'IfNoneMatch' | 'IfMatch'>;

/** S3 responds with it to a conditional write during another one of the same key. The write may be repeated. */
const conflict = 409;
const maxConflicts = 10;

const statusOf = (error: unknown) => (error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined);

/** A key that was deleted does not match any tag: S3 responds with 404 instead of 412. */
const isRefused = (error: unknown, { IfMatch }: Condition) =>
  statusOf(error) === 412 || (IfMatch !== undefined && statusOf(error) === 404 && isMissingKey(error));

const isMissingKey = (error: unknown) => error instanceof S3ServiceException && error.name === 'NoSuchKey';

/** The first attempt can have written the file although its response was lost. Then the second one is refused. */
const wasRepeated = (error: unknown) => error instanceof S3ServiceException && (error.$metadata.attempts ?? 1) > 1;

const holds = (stored: Awaited<ReturnType<Storage['read']>>, bytes: Uint8Array) => stored?.bytes.equals(bytes) ?? false;
