import { PutObjectCommand, type S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { type Charges, chargeId } from '@geoslide/service';

/** Writes of the same object at the same moment that S3 asks to repeat. */
const MAX_CONFLICTS = 5;

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}

/**
 * One object per charge, written on the condition that it does not exist: S3 keeps one call from being charged twice,
 * whichever instances it reaches.
 */
export function createS3Charges(client: S3Client, bucket: string, prefix: string): Charges {
  return {
    async record(charge) {
      const command = new PutObjectCommand({
        Bucket: bucket,
        Key: `${prefix}/${charge.customerId}/${chargeId(charge)}.json`,
        Body: JSON.stringify(charge),
        ContentType: 'application/json',
        IfNoneMatch: '*',
      });
      for (let attempt = 1; ; attempt++) {
        try {
          await client.send(command);
          return true;
        } catch (error) {
          const status = statusOf(error);
          // 412: it exists, written by an earlier call or by an attempt of ours whose answer was lost.
          if (status === 412) return false;
          // 409: another write of it is under way.
          if (status !== 409 || attempt === MAX_CONFLICTS) throw error;
        }
      }
    },
  };
}
