/* An environment in the style of PufferLib: init, reset, step and close over arrays that somebody else has made.
 * cc -I../include puffer.c -L… -lportolan_c */
#include <stdio.h>
#include <stdlib.h>
#include "portolan.h"

typedef struct {
    float wins, length, episodes;
} Log;

typedef struct {
    Log log;
    /* A row for each match. */
    unsigned char *observations;
    unsigned char *actions;
    float *rewards;
    unsigned char *terminals;
    unsigned char *masks;
    unsigned char *seats;
    /* What stands behind them. */
    portolan_env *env;
    portolan_shape shape;
    portolan_buffers out;
    unsigned long long steps;
} Portolan;

int init(Portolan *p, const char *game, int players, size_t num_envs) {
    p->env = portolan_create(game, (uint8_t)players, num_envs, 1, 0, PORTOLAN_REWARD_WIN, NULL, NULL);
    if (p->env == NULL || portolan_shape_of(p->env, &p->shape) != PORTOLAN_OK) return -1;
    size_t n = p->shape.envs;
    p->observations = calloc(n, p->shape.bytes);
    p->actions = calloc(n, 1);
    p->rewards = calloc(n * p->shape.players, sizeof(float));
    p->terminals = calloc(n, 1);
    p->masks = calloc(n, PORTOLAN_MASK);
    p->seats = calloc(n, 1);
    p->out = (portolan_buffers){p->observations, p->masks, p->seats, p->rewards, p->terminals, NULL};
    return 0;
}

int c_reset(Portolan *p, unsigned long long seed) { return portolan_reset(p->env, seed, &p->out); }

int c_step(Portolan *p) {
    int result = portolan_step(p->env, p->actions, &p->out, 1);
    p->steps += p->shape.envs;
    for (size_t i = 0; i < p->shape.envs; i++) {
        if (!p->terminals[i]) continue;
        p->log.episodes += 1;
        p->log.wins += p->rewards[i * p->shape.players];
    }
    return result;
}

void c_close(Portolan *p) {
    portolan_close(p->env);
    free(p->observations), free(p->actions), free(p->rewards);
    free(p->terminals), free(p->masks), free(p->seats);
}

int main(int argc, char **argv) {
    Portolan p = {0};
    uint64_t seed = 1;
    if (argc < 2 || init(&p, argv[1], 3, 64) || c_reset(&p, 7)) {
        fprintf(stderr, "%s\n", portolan_error());
        return 1;
    }
    for (int step = 0; step < 2000; step++) {
        portolan_sample(p.env, seed++, p.masks, p.actions);
        if (c_step(&p)) return fprintf(stderr, "%s\n", portolan_error()), 1;
    }
    portolan_sample(p.env, seed++, p.masks, p.actions);
    p.actions[5] = 255;
    if (c_step(&p) != PORTOLAN_MISUSE) return fprintf(stderr, "an option beyond the mask was taken\n"), 1;
    printf("%llu picks, %.0f matches, first seat won %.2f; then: %s\n", p.steps, p.log.episodes, p.log.wins, portolan_error());
    c_close(&p);
    return 0;
}
