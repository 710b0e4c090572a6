/** A request that the server refuses, with the reasons for its sender. */
export class Refused extends Error {
  readonly status: 400 | 403 | 404
  readonly messages: readonly string[]
  constructor(status: 400 | 403 | 404, messages: readonly string[]) {
    super(messages.join(' '))
    this.status = status
    this.messages = messages
  }
}
