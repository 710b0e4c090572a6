import { openStrangeCms } from '@rathausplatz/contract/strange-cms'

/**
 * `npm run fake-cms`: a CMS for trials, with the examples of the contract or with the answers of another CMS
 * (`UPSTREAM`). `curl 'localhost:4000/behave?how=hang&call=menu'` makes it misbehave, `how=good` ends that.
 */
const { PORT, UPSTREAM } = process.env
const cms = await openStrangeCms({ port: Number(PORT ?? 4000), ...(UPSTREAM ? { upstream: UPSTREAM } : {}) })
process.stderr.write(`Das Probe-CMS läuft: ${cms.origin}\n`)
