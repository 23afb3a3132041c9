let liveRegion: HTMLElement | undefined;

/** Tells a screen reader what a button shows only visually. */
export function announce(text: string): void {
  const region = (liveRegion ??= addLiveRegion());
  region.textContent = '';
  // A change is only announced if the region already existed.
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
