type Observer = typeof import('./observer.ts')
let observer: Promise<Observer | undefined> | undefined

/** Loads the observer if this document enables reports; otherwise none of its code reaches the browser. */
export function withObserver(use: (observer: Observer) => void): void {
  // The last page replaces the document and its attribute; an observer loaded before still reports.
  if (!observer && document.documentElement.dataset.tells === undefined) return
  observer ??= import('./observer.ts').catch(() => undefined)
  void observer.then(came => came && use(came))
}

/** Reports a fault that an error page handles; the fault would not be reported otherwise. */
export const tellFault = (thrown: unknown) => withObserver(observer => observer.tellFault(thrown))
