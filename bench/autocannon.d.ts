declare module 'autocannon' {
  type Options = {
    url: string
    connections: number
    /** Seconds; or `amount`, how many in all. */
    duration?: number
    amount?: number
    /** Asked in turn by each connection. */
    requests?: { path: string }[]
    headers: Record<string, string>
  }
  type Result = {
    /** Seconds. */
    duration: number
    requests: { total: number }
    /** Milliseconds. */
    latency: { p50: number; p99: number }
    statusCodeStats: Record<string, { count: number }>
    /** Broken connections; `timeouts` are among them. */
    errors: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
