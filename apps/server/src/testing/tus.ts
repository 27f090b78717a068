import type { TestServer } from "./server-test.ts";

interface Sender {
  readonly token: string;
}

interface UploadWish {
  readonly bytes: number;
  readonly name?: string;
  readonly type?: string;
  readonly sha256?: string;
  readonly purpose?: "import";
}

export function tusHeaders({ token }: Sender): Record<string, string> {
  return { authorization: `Bearer ${token}`, "tus-resumable": "1.0.0" };
}

export function tusMetadata({
  name = "photo.jpg",
  type = "image/jpeg",
  sha256,
  purpose,
}: Omit<UploadWish, "bytes">): string {
  const metadata = { filename: name, filetype: type, sha256, purpose };
  const pairs = Object.entries(metadata).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value] as const],
  );
  return pairs.map(([key, value]) => `${key} ${Buffer.from(value).toString("base64")}`).join(",");
}

/** The calls of tus, one by one, without a network in between. */
export function createTus({ app }: TestServer, sender: Sender) {
  async function create({ bytes, ...wish }: UploadWish) {
    const headers = {
      ...tusHeaders(sender),
      "upload-length": String(bytes),
      "upload-metadata": tusMetadata(wish),
    };
    return app.inject({ method: "POST", url: "/api/uploads", headers });
  }

  async function patch(id: string, offset: number, payload: Uint8Array) {
    return app.inject({
      method: "PATCH",
      url: `/api/uploads/${id}`,
      headers: {
        ...tusHeaders(sender),
        "upload-offset": String(offset),
        "content-type": "application/offset+octet-stream",
      },
      payload: Buffer.from(payload),
    });
  }

  return {
    create,
    patch,
    head: (id: string) => app.inject({ method: "HEAD", url: `/api/uploads/${id}`, headers: tusHeaders(sender) }),
    giveUp: (id: string) => app.inject({ method: "DELETE", url: `/api/uploads/${id}`, headers: tusHeaders(sender) }),

    async begin(wish: UploadWish): Promise<string> {
      const { statusCode, headers, body } = await create(wish);
      if (statusCode !== 201) throw new Error(body);
      return String(headers.location).split("/").at(-1) ?? "";
    },

    /** Uploads the whole file at once; returns its id. */
    async upload(bytes: Uint8Array, wish: Omit<UploadWish, "bytes"> = {}): Promise<string> {
      const id = await this.begin({ bytes: bytes.byteLength, ...wish });
      const { statusCode, body } = await patch(id, 0, bytes);
      if (statusCode !== 204) throw new Error(body);
      return id;
    },
  };
}
