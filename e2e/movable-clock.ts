/** Loaded into the product's process before the product itself, which goes by the system's clock as always. */
const systemNow = Date.now;
let aheadMs = 0;

Date.now = () => systemNow() + aheadMs;
process.on("message", (byMs) => {
  aheadMs += Number(byMs);
});
process.channel?.unref();
