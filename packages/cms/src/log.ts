type Line = (details: Record<string, unknown>, message: string) => void

/** The part of a logger that the CMS uses; pino fits. */
export type Log = { info: Line; warn: Line; error: Line }
