import fp from 'fastify-plugin';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Upper bounds of the duration histogram, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export interface Metrics {
  readonly render: () => Promise<string>;
  readonly gauge: (name: string, help: string, read: () => number) => void;
  /** Memory, garbage, event loop: once a process. */
  readonly watchProcess: () => void;
}

/** Counters in Prometheus' text format: requests by route and status, their duration, and gauges of modules. */
export const metricsPlugin = fp(async (app) => {
  const registry = new Registry();
  const registers = [registry];
  const answers = new Counter({
    name: 'http_requests_total',
    help: 'Answers by route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer.',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  });
  app.decorate('metrics', {
    render: () => registry.metrics(),
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    gauge(name, help, read) {
      registry.removeSingleMetric(name);
      const gauge: Gauge = new Gauge({ name, help, registers, collect: () => gauge.set(read()) });
    },
  });

  app.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'unknown' };
    answers.inc({ ...labels, status: reply.statusCode });
    durations.observe(labels, reply.elapsedTime / 1000);
    done();
  });
});
