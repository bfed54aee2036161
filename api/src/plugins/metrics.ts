import fp from 'fastify-plugin';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { UNKNOWN_CALLER } from '#config/index.ts';
import { scopeOf } from './gates/access-kinds.ts';

/** The upper bounds of the histograms of time, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** A number, or one for each value of a label. Undefined where nothing is known. */
type Reading = number | ReadonlyMap<string, number> | undefined;

interface Named {
  readonly name: string;
  readonly help: string;
  /** The label by which there are several numbers. */
  readonly label?: string;
}

export interface Metrics {
  readonly render: () => Promise<string>;
  /** A number that is read whenever somebody asks. */
  readonly gauge: (about: Named, read: () => Reading | Promise<Reading>) => void;
  /**
   * Counts by a label. Values that are known from the start begin at 0, so that the first event of each is an increase.
   */
  readonly counter: (
    about: Named & { readonly label: string; readonly values: readonly string[] },
  ) => (value: string) => void;
  /** Counts by two labels whose values are not known from the start. */
  readonly pairs: (
    about: Named & { readonly labels: readonly [string, string] },
  ) => (one: string, other: string) => void;
  readonly seconds: (about: Named & { readonly label: string }) => (value: string, seconds: number) => void;
  /** Memory, garbage and event loop are measured once in a process. */
  readonly watchProcess: () => void;
}

/** Numbers in Prometheus' text format: requests by route and status, their duration, and what modules add. */
export const metricsPlugin = fp(async (app) => {
  const registry = new Registry();
  const registers = [registry];
  const answers = new Counter({
    name: 'cabinet_http_requests_total',
    help: 'Answers by route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'cabinet_http_request_duration_seconds',
    help: 'Time from request to answer.',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  });
  const ofServices = new Counter({
    name: 'cabinet_internal_calls_total',
    help: 'Answers to services by the name of the token, by which of its secrets was shown, by scope and status.',
    labelNames: ['caller', 'secret', 'scope', 'status'],
    registers,
  });
  app.decorate('metrics', {
    render: () => registry.metrics(),
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    gauge({ name, help, label }, read) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: label === undefined ? [] : [label],
        registers,
        async collect() {
          const reading = await read();
          gauge.reset();
          if (typeof reading === 'number') gauge.set(reading);
          else if (reading === undefined) gauge.remove();
          else for (const [value, number] of reading) gauge.set({ [String(label)]: value }, number);
        },
      });
    },
    counter({ name, help, label, values }) {
      // The background may be started again.
      registry.removeSingleMetric(name);
      const counter = new Counter({ name, help, labelNames: [label], registers });
      for (const value of values) counter.inc({ [label]: value }, 0);
      return (value) => counter.inc({ [label]: value });
    },
    pairs({ name, help, labels: [first, second] }) {
      const counter = new Counter({ name, help, labelNames: [first, second], registers });
      return (one, other) => counter.inc({ [first]: one, [second]: other });
    },
    seconds({ name, help, label }) {
      const histogram = new Histogram({ name, help, labelNames: [label], buckets: BUCKETS, registers });
      return (value, seconds) => histogram.observe({ [label]: value }, seconds);
    },
  });

  app.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'unknown' };
    answers.inc({ ...labels, status: reply.statusCode });
    durations.observe(labels, reply.elapsedTime / 1000);
    const scope = scopeOf(request.routeOptions.config.access);
    if (scope !== undefined) {
      const { name: caller, secret } = request.caller ?? { name: UNKNOWN_CALLER, secret: 'none' };
      ofServices.inc({ caller, secret, scope, status: reply.statusCode });
    }
    done();
  });
});
