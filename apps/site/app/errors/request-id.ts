import { createContext } from 'react'

/**
 * The id of the request by which the log names the fault. Only error pages show it, so that other pages can be
 * cached.
 */
export type RequestId = { readonly id: string; readonly address: string }

export const RequestIdContext = createContext<RequestId | undefined>(undefined)

/** In the browser: reads the id from the error page that the server sent. */
export function requestIdOf({ dataset }: HTMLElement, { pathname, search }: Location): RequestId | undefined {
  return dataset['kennung'] ? { id: dataset['kennung'], address: pathname + search } : undefined
}
