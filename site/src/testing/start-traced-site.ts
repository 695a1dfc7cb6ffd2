import { startTraces } from 'traces';
import { otlpReceiver } from 'traces/testing';
import { startSite } from './start-site.ts';

/** A whole site that sends all its spans to a collector. */
export async function startTracedSite() {
  const collector = await otlpReceiver();
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '200' };
  Object.assign(process.env, settings);
  const tracing = await startTraces('verandah');
  const stopTraces = async () => {
    await tracing?.close();
    await collector.close();
    for (const name of Object.keys(settings)) delete process.env[name];
  };
  try {
    const site = await startSite();
    return { site, collector, stop: () => site.stop().finally(stopTraces) };
  } catch (error) {
    await stopTraces();
    throw error;
  }
}
