declare module 'autocannon' {
  type Options = {
    url: string
    connections: number
    /** Duration in seconds; `amount` is the number of requests instead. */
    duration?: number
    amount?: number
    /** Requests that each connection sends in turn. */
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
    /** Number of broken connections, including timeouts. */
    errors: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
