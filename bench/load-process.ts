/** Asks one page over and over and prints what came back. A process of its own, so that asking costs the server nothing. */
import autocannon from 'autocannon'
import type { Load } from './load.ts'

const { url, headers, connections, seconds, warmupSeconds } = JSON.parse(process.argv[2] ?? '') as Load

const { requests, duration, latency, statusCodeStats, errors } = await autocannon({
  url,
  headers,
  connections,
  duration: seconds,
  warmup: { connections, duration: warmupSeconds },
})
console.log(
  JSON.stringify({
    rate: requests.total / duration,
    p50: latency.p50,
    p99: latency.p99,
    errors,
    statuses: Object.keys(statusCodeStats).map(Number),
  }),
)
