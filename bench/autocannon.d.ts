declare module 'autocannon' {
  type Options = {
    url: string
    connections: number
    /** Seconds. */
    duration: number
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
