type Observer = typeof import('./observer.ts')
let observer: Promise<Observer | undefined> | undefined

/** Fetches the observer where this document asks for one; elsewhere none of its code comes to the browser. */
export function withObserver(use: (observer: Observer) => void): void {
  // The last page has taken the place of the document that said so.
  if (!observer && document.documentElement.dataset.tells === undefined) return
  observer ??= import('./observer.ts').catch(() => undefined)
  void observer.then(came => came && use(came))
}

/** What an error page stands in for: nobody else would hear of it. */
export const tellFault = (thrown: unknown) => withObserver(observer => observer.tellFault(thrown))
