/** Records the files that the page saves, because jsdom cannot save any. `stop` ends that. */
export function recordDownloads() {
  const saved: { name: string; file: Blob }[] = [];
  const { click } = HTMLAnchorElement.prototype;
  let latest = new Blob();
  URL.createObjectURL = (file) => {
    latest = file as Blob;
    return '#file';
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file: latest });
  };
  return {
    saved,
    stop() {
      HTMLAnchorElement.prototype.click = click;
    },
  };
}
