let liveRegion: HTMLElement | undefined;

/** Tells a screen reader what a button shows by its looks. */
export function announce(text: string): void {
  const region = (liveRegion ??= addLiveRegion());
  region.textContent = '';
  // A change is only read out where it happens after the region has come to be.
  setTimeout(() => {
    region.textContent = text;
  }, 50);
}

function addLiveRegion(): HTMLElement {
  const region = document.createElement('p');
  region.className = 'sr-only';
  region.role = 'status';
  document.body.append(region);
  return region;
}
