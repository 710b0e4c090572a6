/**
 * Requests one page repeatedly and prints the results. It is a separate process, so that its computing time
 * does not count for the server.
 */
import { text } from 'node:stream/consumers'
import autocannon from 'autocannon'
import type { Load } from './load.ts'
import { computingTimeOf } from './process-figures.ts'

const { url, pid, headers, connections, seconds, warmupSeconds } = JSON.parse(
  await text(process.stdin),
) as Load

await autocannon({ url, headers, connections, duration: warmupSeconds })
const before = computingTimeOf(pid)
const { requests, duration, latency, statusCodeStats, errors } = await autocannon({
  url,
  headers,
  connections,
  duration: seconds,
})
const after = computingTimeOf(pid)
console.log(
  JSON.stringify({
    rate: requests.total / duration,
    p50: latency.p50,
    p99: latency.p99,
    computing:
      before === undefined || after === undefined ? undefined : ((after - before) * 1_000) / requests.total,
    errors,
    statuses: Object.keys(statusCodeStats).map(Number),
  }),
)
