import fp from 'fastify-plugin';

/** Upper bounds of the duration histogram, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] as const;

type RouteStats = { statuses: Map<number, number>; buckets: number[]; sum: number; count: number };

export type Metrics = {
  render: () => string;
  gauge: (name: string, help: string, read: () => number) => void;
};

/** Counters in Prometheus' text format: requests by route and status, their duration, and gauges of modules. */
export const metricsPlugin = fp(async (app) => {
  const routes = new Map<string, RouteStats>();
  const gauges = new Map<string, { help: string; read: () => number }>();
  app.decorate('metrics', {
    render: () => [...renderRoutes(routes), ...renderGauges(gauges), ''].join('\n'),
    gauge: (name, help, read) => void gauges.set(name, { help, read }),
  });

  app.addHook('onResponse', (request, reply, done) => {
    const stats = statsOf(
      routes,
      `method="${request.method}",route="${request.routeOptions.url ?? 'unknown'}"`,
    );
    const seconds = reply.elapsedTime / 1000;
    stats.statuses.set(reply.statusCode, (stats.statuses.get(reply.statusCode) ?? 0) + 1);
    const bucket = BUCKETS.findIndex((bound) => seconds <= bound);
    stats.buckets[bucket === -1 ? BUCKETS.length : bucket] =
      (stats.buckets[bucket === -1 ? BUCKETS.length : bucket] ?? 0) + 1;
    stats.sum += seconds;
    stats.count += 1;
    done();
  });
});

function statsOf(routes: Map<string, RouteStats>, labels: string): RouteStats {
  const known = routes.get(labels);
  if (known) return known;
  const fresh: RouteStats = { statuses: new Map(), buckets: [], sum: 0, count: 0 };
  routes.set(labels, fresh);
  return fresh;
}

function renderRoutes(routes: Map<string, RouteStats>): string[] {
  const requests = [
    '# HELP http_requests_total Answers by route and status.',
    '# TYPE http_requests_total counter',
  ];
  const durations = [
    '# HELP http_request_duration_seconds Time from request to answer.',
    '# TYPE http_request_duration_seconds histogram',
  ];
  for (const [labels, { statuses, buckets, sum, count }] of routes) {
    for (const [status, hits] of statuses)
      requests.push(`http_requests_total{${labels},status="${status}"} ${hits}`);
    let upTo = 0;
    BUCKETS.forEach((bound, index) => {
      upTo += buckets[index] ?? 0;
      durations.push(`http_request_duration_seconds_bucket{${labels},le="${bound}"} ${upTo}`);
    });
    durations.push(
      `http_request_duration_seconds_bucket{${labels},le="+Inf"} ${count}`,
      `http_request_duration_seconds_sum{${labels}} ${sum}`,
      `http_request_duration_seconds_count{${labels}} ${count}`,
    );
  }
  return [...requests, ...durations];
}

function renderGauges(gauges: Map<string, { help: string; read: () => number }>): string[] {
  return [...gauges].flatMap(([name, { help, read }]) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} gauge`,
    `${name} ${read()}`,
  ]);
}
