import { writeSync } from 'node:fs'
import { openCms } from '../../index.ts'

/** A server that uses a data folder until it is killed. */
const [dataDir = ''] = process.argv.slice(2)
const log = { info() {}, warn() {}, error() {} }
const cms = await openCms({ dataDir, log, create: true, alone: true })
await cms.filled()
writeSync(1, '{"ready":true}\n')
setInterval(() => {}, 60_000)
