import { parentPort, workerData } from 'node:worker_threads'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'

/** The thread in which a PDF is read; see pdf-text.ts. */
const pdf = await getDocumentProxy(workerData as Uint8Array, { verbosity: 0 })
const { info } = await getMeta(pdf)
const { text } = await extractText(pdf, { mergePages: true })
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of this process, not a window
parentPort?.postMessage({ titel: typeof info['Title'] === 'string' ? info['Title'] : '', text })
