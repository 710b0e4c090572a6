/** Requests these addresses in turn, `amount` times in all, and prints the results. */

import { text } from 'node:stream/consumers'
import autocannon from 'autocannon'
import type { Mix } from './load.ts'

const { url, paths, connections, amount } = JSON.parse(await text(process.stdin)) as Mix

const { statusCodeStats, errors } = await autocannon({
  url,
  connections,
  amount,
  requests: paths.map(path => ({ path })),
  headers: { 'accept-encoding': 'gzip, deflate, br' },
})
console.log(JSON.stringify({ errors, statuses: Object.keys(statusCodeStats).map(Number) }))
