import { createContext } from 'react'

/** Under what an error page's fault stands in the log. Only error pages name it: all others are the same for everybody. */
export type RequestId = { readonly id: string; readonly address: string }

export const RequestIdContext = createContext<RequestId | undefined>(undefined)

/** In the browser: what the server wrote into the error page that came. */
export function requestIdOf({ dataset }: HTMLElement, { pathname, search }: Location): RequestId | undefined {
  return dataset['kennung'] ? { id: dataset['kennung'], address: pathname + search } : undefined
}
