import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import { StartError } from 'server-process';

const samplers: Record<string, (ratio: () => number) => Sampler> = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: (ratio) => new TraceIdRatioBasedSampler(ratio()),
  parentbased_always_on: () => new ParentBasedSampler({ root: new AlwaysOnSampler() }),
  parentbased_always_off: () => new ParentBasedSampler({ root: new AlwaysOffSampler() }),
  parentbased_traceidratio: (ratio) => new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio()) }),
};

/**
 * Returns the sampler that `OTEL_TRACES_SAMPLER` and `OTEL_TRACES_SAMPLER_ARG` name; by default one that samples all.
 * @throws StartError for an unknown name and a wrong ratio
 */
export function samplerOf(env: NodeJS.ProcessEnv): Sampler {
  const name = env.OTEL_TRACES_SAMPLER || 'parentbased_always_on';
  const create = samplers[name];
  if (!create) {
    const known = Object.keys(samplers).join(', ');
    throw new StartError(`OTEL_TRACES_SAMPLER: expected one of ${known}, got "${name}". Correct it or leave it out.`);
  }
  return create(() => ratioOf(env.OTEL_TRACES_SAMPLER_ARG));
}

function ratioOf(text: string | undefined): number {
  const ratio = Number(text || 1);
  if (ratio >= 0 && ratio <= 1) return ratio;
  throw new StartError(`OTEL_TRACES_SAMPLER_ARG: expected a number from 0 to 1, got "${text}". Correct it.`);
}
