type Line = (details: Record<string, unknown>, message: string) => void

/** What the CMS asks of a log; pino's fits. */
export type Log = { info: Line; warn: Line; error: Line }
