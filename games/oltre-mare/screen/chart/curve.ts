import type { Point } from "./projection";

/** A smooth curve through points (Catmull and Rom, as cubic curves of SVG). */
export function curve(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return "";
  let path = `M${first[0].toFixed(1)} ${first[1].toFixed(1)}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const [b, c] = [points[i]!, points[i + 1]!];
    const [a, d] = [points[i - 1] ?? b, points[i + 2] ?? c];
    const control = (p: Point, before: Point, after: Point, sign: number) =>
      `${(p[0] + (sign * (after[0] - before[0])) / 6).toFixed(1)} ${(p[1] + (sign * (after[1] - before[1])) / 6).toFixed(1)}`;
    path += `C${control(b, a, c, 1)} ${control(c, b, d, -1)} ${c[0].toFixed(1)} ${c[1].toFixed(1)}`;
  }
  return path;
}
